// Asks a program for random games and a search, as tests/v8/__init__.py asks it in wasmtime.
export function answers(program, { box, keys, rounds, iterations }) {
  const size = (record) => program.about.records[record].size;
  const hex = (at, length) =>
    Array.from(new Uint8Array(program.exports.memory.buffer, at, length), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const [states, boxAt, out] = [program.room("State", 2), program.room("Box"), program.room("LegalSteps")];
  const halt = program.room("Halt");
  const [keysAt, outcomes] = [program.room("Key", keys.length), program.room("Outcome", keys.length)];
  program.store("Box", boxAt, box);
  keys.forEach((word, i) => program.store("Key", keysAt + i * size("Key"), { word }));
  const steps = program.call("simulate", states, boxAt, out, [keysAt, keys.length], [outcomes, keys.length], halt, rounds);
  const [root, walks, key] = [program.room("State", 2), program.room("Walk"), program.room("Key")];
  program.store("Key", key, { word: keys[0] });
  program.call("new_game", root, boxAt, key);
  const waiting = program.call("waiting", root);
  const seat = 31 - Math.clz32(waiting & -waiting);
  const room = 2 * iterations + 1;
  const [nodes, results] = [program.room("Node", room), program.room("Result")];
  program.store("Walk", walks, { used: 1 });
  const searched = program.call("search", root, [nodes, room], walks, out, results, halt, [0, 0], program.room("Desk"), seat, 0, iterations, 1.0, 0);
  return {
    steps: [steps, searched],
    outcomes: hex(outcomes, keys.length * size("Outcome")),
    nodes: hex(nodes, room * size("Node")),
  };
}
