/** Green cloth, and a slate to draw on. */
import type { Palette } from "../manifest";

export const palette: Palette = {
  light: {
    cloth: "#4f8a72",
    "cloth-2": "#3c735e",
    wall: "#dcbb8c",
    slate: "#22302f",
    "slate-edge": "#8a5a30",
    chalk: "#f2ead6",
    "chalk-2": "#a9b6ae",
    end: "radial-gradient(circle at 26% 46%, #cfe3c4 0, #8fbf9f 45%, #5f9a80 100%)",
    "end-rail": "#17372f",
  },
  dark: {
    cloth: "#1f4238",
    "cloth-2": "#16312a",
    wall: "#3a2a1c",
    slate: "#101918",
    "slate-edge": "#4c301a",
    end: "radial-gradient(circle at 26% 46%, #35604f 0, #1f4238 45%, #0f211c 100%)",
    "end-rail": "#0b1a16",
  },
};
