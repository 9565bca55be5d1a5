// Plays a random game of a program to its end, and lets the search choose the first step of another:
//     node play.mjs ../../src/antics/games/antigua/program.wasm [PLAYERS] [SEED]

import { readFileSync } from "node:fs";
import { Program } from "./program.mjs";

const [path, players, seed = "1"] = process.argv.slice(2);
const program = new Program(readFileSync(path));
const { numbers, box: blank } = program.about;
const [out, halt] = [program.room("LegalSteps"), program.room("Halt")]; // that last one is never raised here
const firstOf = (seats) => 31 - Math.clz32(seats & -seats);
const [box, key] = [program.room("Box"), program.room("Key")];
function newGame(state) {
  program.store("Box", box, { ...blank, players: Number(players ?? blank.players) });
  program.store("Key", key, { word: [Number(seed), 0, 0, 0, 0, 0, 0, 0] });
  program.call("new_game", state, box, key);
}

function legalSteps(state, seat) {
  const n = program.call("legal_steps", state, seat, out);
  return [...program.field("LegalSteps", out, "step").slice(0, n)];
}

function randomGame() {
  const [state, result] = [program.room("State"), program.room("Result")];
  let [steps, luck, seats] = [0, Number(seed), 0];
  for (newGame(state); (seats = program.call("waiting", state)); steps++) {
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff; // any source of chance will do
    const legal = legalSteps(state, firstOf(seats));
    program.call("apply", state, firstOf(seats), legal[(luck >> 8) % legal.length]);
  }
  program.call("score", state, result);
  return { steps, points: [...program.field("Result", result, "points")] };
}

function childrenOf(nodes, parent) {
  const size = program.about.records.Node.size;
  const read = (node, name) => Number(program.field("Node", nodes + node * size, name)[0]);
  const found = {};
  for (let node = read(parent, "child"); node; node = read(node, "sibling"))
    found[read(node, "label")] = { node, visits: read(node, "visits") };
  return found;
}

function choose(iterations) {
  const [states, walks] = [program.room("State", 2), program.room("Walk")];
  const [nodes, results] = [program.room("Node", 2 * iterations + 1), program.room("Result")];
  newGame(states);
  const seat = firstOf(program.call("waiting", states));
  program.store("Walk", walks, { used: 1 });
  const rooms = [states, [nodes, 2 * iterations + 1], walks, out, results, halt, [0, 0], program.room("Desk")];
  program.call("search", ...rooms, seat, 0, iterations, 1.0, 0); // without a network's weights: by playing on
  const root = childrenOf(nodes, 0)[numbers.BRANCH + seat]?.node ?? 0; // apart, where several choose in secret
  const visitsOf = (step) => childrenOf(nodes, root)[program.call("label", states, seat, step)]?.visits ?? 0;
  const visits = legalSteps(states, seat).map((step) => [step, visitsOf(step)]);
  return { seat, visits, best: visits.reduce((a, b) => (b[1] > a[1] ? b : a))[0] };
}

console.log(JSON.stringify({ game: program.about.game, random: randomGame(), search: choose(500) }));
