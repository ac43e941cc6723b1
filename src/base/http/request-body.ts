// The body of a request, of whatever shape: its fields, where they have the type that is wanted.
import { isGroup } from '../pure/pointer.ts';

export interface RequestBody {
  text: (name: string) => string;
  /** The entries of a list that the guard accepts. */
  list: <Entry>(name: string, isEntry: (entry: unknown) => entry is Entry) => Entry[];
  is: (name: string) => boolean;
  /** A whole number; -1 for anything else. */
  count: (name: string) => number;
}

/** @param body JSON, of any shape */
export function readBodyFields(body: unknown): RequestBody {
  const group = isGroup(body) ? body : {};
  return {
    text: (name) => (typeof group[name] === 'string' ? group[name] : ''),
    list: (name, isEntry) => {
      const list = group[name];
      return Array.isArray(list) ? (list as unknown[]).filter(isEntry) : [];
    },
    is: (name) => group[name] === true,
    count: (name) => (Number.isInteger(group[name]) ? (group[name] as number) : -1),
  };
}
