import { grandmotherStretch } from './grandmother-stretch.ts';
import { ridgeRunner } from './ridge-runner.ts';
import type { Scene } from './scene.ts';
import { schoolRope } from './school-rope.ts';

/** The pictures at the top of the home page; the first is shown before any other has loaded. */
export const heroScenes: readonly Scene[] = [ridgeRunner, grandmotherStretch, schoolRope];
