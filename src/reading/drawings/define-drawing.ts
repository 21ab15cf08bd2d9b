import type { ReactNode } from 'react';

/** A drawing and the names of all its texts. */
export interface DefinedDrawing {
  labelNames: readonly string[];
  /** @throws Error that names the picture and the label when one is missing */
  draw: (id: string, labels: Readonly<Record<string, string>>) => ReactNode;
}

/** Joins a drawing with the names of its texts, so that it can ask for no other and every one is there. */
export function defineDrawing<const Name extends string>(
  labelNames: readonly Name[],
  draw: (labels: Readonly<Record<Name, string>>) => ReactNode,
): DefinedDrawing {
  return {
    labelNames,
    draw: (id, given) => {
      const labels = Object.fromEntries(labelNames.map((name) => [name, textOf(id, given, name)]));
      return draw(labels as Record<Name, string>);
    },
  };
}

function textOf(id: string, labels: Readonly<Record<string, string>>, name: string): string {
  const text = labels[name];
  if (text === undefined) {
    throw new Error(`The picture "${id}" has no label "${name}".`);
  }
  return text;
}
