/** Two soft notes: it is your turn. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [i, pitch] of [523, 784].entries()) {
    const start = audio.currentTime + i * 0.16;
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    note.type = "triangle";
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.16, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    note.connect(loudness).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.5);
  }
  setTimeout(() => void audio.close(), 1500);
}
