import { WireError } from '../state.ts';

/** Parameters as the wire has them: texts under names, nested by brackets. A list has the names `0`, `1`, …. */
export interface Form {
  [name: string]: string | Form;
}

const DEEPEST = 12;

/** Reads `a=1&b[c]=2&d[0][e]=3`. Throws a WireError when names contradict each other. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null) as Form;
  for (const [name, value] of new URLSearchParams(text)) place(form, name, value);
  return form;
}

function place(form: Form, name: string, value: string): void {
  if (name.includes('\0') || value.includes('\0')) throw unreadable(name);
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (parts === null) throw unreadable(name);
  const path = [parts[1] ?? '', ...[...(parts[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
  if (path.length > DEEPEST) throw unreadable(name);
  let here = form;
  for (const [index, part] of path.entries()) {
    // `a[]=1&a[]=2`: each is one more of the list.
    const key = part === '' ? String(Object.keys(here).length) : part;
    if (index === path.length - 1) {
      if (typeof here[key] === 'object') throw unreadable(name);
      here[key] = value;
      return;
    }
    const next = here[key] ?? (Object.create(null) as Form);
    if (typeof next === 'string') throw unreadable(name);
    here[key] = next;
    here = next;
  }
}

const unreadable = (name: string): WireError =>
  new WireError(400, {
    type: 'invalid_request_error',
    param: name.replaceAll('\0', '').slice(0, 100),
    message: 'The parameters of this request cannot be read.',
  });
