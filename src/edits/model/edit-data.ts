// Edits of data: what a file should say after an edit. Texts are held against it, and the editor
// shows it until the server has answered.
import { isGroup, ownValue } from '../../base/pure/pointer.ts';
import { editRefusals } from '../messages/refusals.ts';
import { EditRefusal, type Edit } from './edit.ts';
import type { Path } from './path.ts';
import { refuseForeignKeys } from './read-edit.ts';

type Holder = Record<string | number, unknown>;

/**
 * @param data what the file says; it stays as it is
 * @returns what it should say after the edit; it shares with the data what the edit does not touch
 * @throws EditRefusal if the edit leads nowhere
 */
export function editData(data: unknown, edit: Edit): unknown {
  refuseForeignKeys(edit);
  const whole: Holder = { root: data };
  applyInPlace(whole, edit);
  return whole.root;
}

/** @param whole a copy, as are the groups and lists on the way to what is changed */
function applyInPlace(whole: Holder, edit: Edit): void {
  if (edit.kind === 'move') {
    const value = removeValue(whole, edit.from);
    return insertValue(whole, edit.to.slice(0, -1), edit.to.at(-1)!, value);
  }
  if (edit.kind === 'insert') return insertValue(whole, edit.path, edit.at, withoutUnset(edit.value));
  if (edit.kind === 'remove') return void removeValue(whole, edit.path);
  const { path } = edit;
  const [holder, key] = openHolder(whole, path, edit.kind === 'set');
  if (edit.kind === 'set') {
    if (Array.isArray(holder) && !(Number(key) <= holder.length)) throw notThere(path);
    holder[key] = withoutUnset(edit.value);
    return;
  }
  if (!Object.hasOwn(holder, key)) throw notThere(path);
  const value = holder[key];
  if (edit.kind === 'duplicate') {
    const isEntry = Array.isArray(holder) === (edit.key === undefined);
    if (!isEntry) throw new EditRefusal(editRefusals.copyWithoutName());
    return insertValue(whole, path.slice(0, -1), edit.key ?? Number(key) + 1, value);
  }
  if (edit.kind === 'rename') {
    if (path.length === 0) throw notThere(path);
    const [around, name] = openHolder(whole, path.slice(0, -1));
    around[name] = renamed(holder, String(key), edit.key);
  }
  if (edit.kind === 'wrap') holder[key] = [value];
  if (edit.kind === 'expand') holder[key] = { [edit.key]: value };
  if (edit.kind === 'shorten') holder[key] = shortened(value, edit.key);
}

/** @returns copies, in the whole, of the group or list that holds a value, and its key there */
function openHolder(whole: Holder, path: Path, makesGroups = false): [Holder, string | number] {
  let [holder, key]: [Holder, string | number] = [whole, 'root'];
  for (const next of path) {
    const known = ownValue(holder, key) ?? (makesGroups ? createHolder(next) : undefined);
    const fits = Array.isArray(known) ? typeof next === 'number' : isGroup(known) && typeof next === 'string';
    if (!fits) throw notThere(path);
    const inner = copyHolder(known as Holder);
    holder[key] = inner;
    [holder, key] = [inner, next];
  }
  return [holder, key];
}

function createHolder(key: string | number): unknown {
  return typeof key === 'number' ? [] : {};
}

function copyHolder(holder: Holder): Holder {
  return Array.isArray(holder) ? ([...(holder as unknown[])] as unknown as Holder) : { ...holder };
}

function removeValue(whole: Holder, path: Path): unknown {
  const [holder, key] = openHolder(whole, path);
  if (path.length === 0 || !Object.hasOwn(holder, key)) throw notThere(path);
  const value = holder[key];
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return value;
}

function insertValue(whole: Holder, path: Path, at: string | number, value: unknown): void {
  const [parent, own] = openHolder(whole, path);
  const known = ownValue(parent, own) ?? createHolder(at);
  const fits = Array.isArray(known) ? typeof at === 'number' : isGroup(known) && typeof at === 'string';
  if (!fits) throw notThere([...path, at]);
  const holder = copyHolder(known as Holder);
  if (Array.isArray(holder)) {
    if (Number(at) < 0 || Number(at) > holder.length) throw notThere([...path, at]);
    holder.splice(Number(at), 0, value);
  } else {
    if (Object.hasOwn(holder, at)) throw new EditRefusal(editRefusals.takenName(String(at)));
    holder[at] = value;
  }
  parent[own] = holder;
}

/** @returns a group with another name for a key, in its place */
function renamed(holder: Holder, key: string, name: string): Holder {
  if (Array.isArray(holder)) throw new EditRefusal(editRefusals.nameOfEntry());
  if (key !== name && Object.hasOwn(holder, name)) throw new EditRefusal(editRefusals.takenName(name));
  return Object.fromEntries(Object.entries(holder).map(([each, value]) => [each === key ? name : each, value]));
}

function shortened(value: unknown, key: string): unknown {
  const keys = isGroup(value) ? Object.keys(value) : [];
  if (keys.length !== 1 || keys[0] !== key) throw new EditRefusal(editRefusals.noShortForm(key));
  return ownValue(value, key);
}

function notThere(path: Path): EditRefusal {
  return new EditRefusal(editRefusals.nothingAt(path));
}

/** @returns a copy of a value in which settings without a value are left out */
function withoutUnset<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(withoutUnset) as Data;
  if (!isGroup(data)) return data;
  const set = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([key, value]) => [key, withoutUnset(value)])) as Data;
}

/** @returns whether two pieces of data are the same; the order of keys does not count */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => isSameData(each, b[index]));
  if (!isGroup(a) || !isGroup(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameData(a[key], b[key]))
  );
}
