/** Velvet, and a lake between the lands. */
import type { Palette } from "../manifest";

export const palette: Palette = {
  light: {
    velvet: "#a98bb8",
    "velvet-2": "#8f6fa1",
    "velvet-3": "#735487",
    lake: "#6fbfce",
    "lake-e": "#3c8497",
    "lake-ink": "#0e2f38",
    end: "radial-gradient(circle at 26% 46%, #f7dfae 0, #d9a5d0 40%, #a98bb8 100%)",
    "end-rail": "#34203c",
  },
  dark: {
    velvet: "#3e2949",
    "velvet-2": "#2c1b36",
    "velvet-3": "#1b1022",
    lake: "#2c6c7e",
    "lake-e": "#1b4858",
    "lake-ink": "#ffffff",
    end: "radial-gradient(circle at 26% 46%, #6b4a78 0, #3e2949 45%, #1b1022 100%)",
    "end-rail": "#160c1c",
  },
};
