import type { TourStep } from "..";

export const tour: TourStep[] = [];
