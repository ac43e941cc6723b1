// Edits of data: what a file should say after an edit. Texts are held against it.
import { isGroup, ownValue } from '../../base/pure/pointer.ts';
import { EditRefusal, type Edit, type EditPath } from './edit.ts';
import { refuseForeignKeys } from './read-edit.ts';
import { editRefusals } from '../messages/refusals.ts';

type Holder = Record<string | number, unknown>;

/**
 * @param data what the file says; it stays as it is
 * @returns what it should say after the edit
 * @throws EditRefusal if the edit leads nowhere
 */
export function editData(data: unknown, edit: Edit): unknown {
  refuseForeignKeys(edit);
  const whole: Holder = { root: copyData(data) };
  editIn(whole, edit);
  return whole.root;
}

function editIn(whole: Holder, edit: Edit): void {
  if (edit.kind === 'move') {
    const value = takeOut(whole, edit.from);
    return putIn(whole, edit.to.slice(0, -1), edit.to.at(-1)!, value);
  }
  if (edit.kind === 'insert') return putIn(whole, edit.path, edit.at, copyData(edit.value));
  if (edit.kind === 'remove') return void takeOut(whole, edit.path);
  const { path } = edit;
  const [holder, key] = spotAt(whole, path, edit.kind === 'set');
  if (edit.kind === 'set') {
    if (Array.isArray(holder) && !(Number(key) <= holder.length)) throw notThere(path);
    holder[key] = copyData(edit.value);
    return;
  }
  if (!Object.hasOwn(holder, key)) throw notThere(path);
  const value = holder[key];
  if (edit.kind === 'duplicate') {
    const isEntry = Array.isArray(holder) === (edit.key === undefined);
    if (!isEntry) throw new EditRefusal(editRefusals.copyWithoutName());
    const at = edit.key ?? Number(key) + 1;
    return putIn(whole, path.slice(0, -1), at, copyData(value));
  }
  if (edit.kind === 'rename') return renameIn(holder, String(key), edit.key);
  if (edit.kind === 'wrap') holder[key] = [value];
  if (edit.kind === 'expand') holder[key] = { [edit.key]: value };
  if (edit.kind === 'shorten') holder[key] = shortened(value, edit.key);
}

/** @returns the group or list that holds a value, and its key there */
function spotAt(whole: Holder, path: EditPath, makesGroups = false): [Holder, string | number] {
  let [holder, key]: [Holder, string | number] = [whole, 'root'];
  for (const next of path) {
    const known = ownValue(holder, key);
    const isMissing = known === undefined || known === null;
    if (makesGroups && isMissing) holder[key] = typeof next === 'number' ? [] : {};
    const inner = ownValue(holder, key);
    const fits = Array.isArray(inner) ? typeof next === 'number' : isGroup(inner) && typeof next === 'string';
    if (!fits) throw notThere(path);
    [holder, key] = [inner as Holder, next];
  }
  return [holder, key];
}

function takeOut(whole: Holder, path: EditPath): unknown {
  const [holder, key] = spotAt(whole, path);
  if (path.length === 0 || !Object.hasOwn(holder, key)) throw notThere(path);
  const value = holder[key];
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return value;
}

function putIn(whole: Holder, path: EditPath, at: string | number, value: unknown): void {
  const [parent, own] = spotAt(whole, path);
  if ((ownValue(parent, own) ?? null) === null) parent[own] = typeof at === 'number' ? [] : {};
  const holder = ownValue(parent, own);
  if (Array.isArray(holder) && typeof at === 'number') {
    if (at < 0 || at > holder.length) throw notThere([...path, at]);
    holder.splice(at, 0, value);
  } else if (isGroup(holder) && typeof at === 'string') {
    if (Object.hasOwn(holder, at)) throw new EditRefusal(editRefusals.takenName(at));
    holder[at] = value;
  } else throw notThere([...path, at]);
}

function renameIn(holder: Holder, key: string, name: string): void {
  if (Array.isArray(holder)) throw new EditRefusal(editRefusals.nameOfEntry());
  if (key !== name && Object.hasOwn(holder, name)) throw new EditRefusal(editRefusals.takenName(name));
  const value = holder[key];
  delete holder[key];
  holder[name] = value;
}

function shortened(value: unknown, key: string): unknown {
  const keys = isGroup(value) ? Object.keys(value) : [];
  if (keys.length !== 1 || keys[0] !== key) throw new EditRefusal(editRefusals.noShortForm(key));
  return ownValue(value, key);
}

function notThere(path: EditPath): EditRefusal {
  return new EditRefusal(editRefusals.nothingAt(path));
}

/** @returns a copy that shares nothing with the data; settings without a value are left out */
function copyData<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(copyData) as Data;
  if (!isGroup(data)) return data;
  const set = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([key, value]) => [key, copyData(value)])) as Data;
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
