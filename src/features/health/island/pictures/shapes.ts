import { symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';

/** Shapes that are told apart without colour. */
export const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar];
