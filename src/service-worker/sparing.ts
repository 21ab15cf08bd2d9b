import type { WorkerScope } from './worker-scope.ts';

/** Whether nothing may be fetched ahead: the reader saves data, or the network is too weak to share. */
export function isSparing({ navigator }: Pick<WorkerScope, 'navigator'>): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
