import type { Scene } from './scene.ts';
export const cardScenes: readonly Scene[] = [];
