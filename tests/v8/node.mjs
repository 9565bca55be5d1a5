// Answers orders that come as JSON on the standard input: [{path, order}, …].
import { readFileSync } from "node:fs";
import { Program } from "../../examples/node/program.mjs";
import { answers } from "./answers.mjs";

const orders = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(orders.map(({ path, order }) => answers(new Program(readFileSync(path)), order))));
