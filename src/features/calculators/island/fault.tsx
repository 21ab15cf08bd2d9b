import { createContext, type ReactNode, useContext } from 'react';

/** What was wrong at the last try and is not put right yet. */
export interface Fault {
  /** The fields that it may stand at; it stands at the one of them that is shown. */
  fields: readonly string[];
  text: string;
  remedy: ReactNode;
}

/** The fault of the form around a field; null when there is none. */
export const FaultContext = createContext<Fault | null>(null);

/** What is wrong with a field, to be spread over it. */
export function useFault(name: string): { error?: string; remedy?: ReactNode } {
  const fault = useContext(FaultContext);
  return fault?.fields.includes(name) ? { error: fault.text, remedy: fault.remedy } : {};
}
