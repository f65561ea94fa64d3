import { html, type Html } from './html.ts';

/** What is wrong with a field, in words, by its name. */
export type Problems = Record<string, string | undefined>;

/** What a form held when it was posted, without what must not be shown again. */
export type Values = Record<string, string | undefined>;

interface Field {
  name: string;
  label: string;
  value?: string | undefined;
  /** What is wrong with it. */
  wrong?: string | undefined;
  hint?: string;
  type?: 'text' | 'email' | 'datetime-local' | 'search';
  autocomplete?: string;
  inputmode?: 'numeric' | 'decimal' | 'email';
  placeholder?: string;
  /** Tells fields of the same name on one page apart. */
  of?: string;
  min?: string;
}

/** A field with its label, its hint and what is wrong with it. */
export function field(spec: Field): Html {
  const id = fieldId(spec);
  const { value, hint, wrong } = spec;
  const attributes = [
    spec.autocomplete !== undefined && html` autocomplete="${spec.autocomplete}"`,
    spec.inputmode !== undefined && html` inputmode="${spec.inputmode}"`,
    spec.placeholder !== undefined && html` placeholder="${spec.placeholder}"`,
    spec.min !== undefined && html` min="${spec.min}"`,
    describedBy(id, hint, wrong),
  ];
  return html`<div class="field">
    <label for="${id}">${spec.label}</label
    ><input
      id="${id}"
      name="${spec.name}"
      type="${spec.type ?? 'text'}"
      value="${value ?? ''}"
      ${attributes}
    />${notes(id, hint, wrong)}
  </div>`;
}

interface Selection extends Pick<Field, 'name' | 'label' | 'wrong' | 'hint' | 'of' | 'autocomplete' | 'value'> {
  options: readonly { value: string; text: string }[];
}

/** A field with a choice out of a list. */
export function selection(spec: Selection): Html {
  const id = fieldId(spec);
  const options = spec.options.map(
    ({ value, text }) => html`<option value="${value}" ${value === spec.value && html` selected`}>${text}</option>`,
  );
  const autocomplete = spec.autocomplete !== undefined && html` autocomplete="${spec.autocomplete}"`;
  return html`<div class="field">
    <label for="${id}">${spec.label}</label
    ><select id="${id}" name="${spec.name}" ${autocomplete}${describedBy(id, spec.hint, spec.wrong)}>
      ${options}</select
    >${notes(id, spec.hint, spec.wrong)}
  </div>`;
}

const fieldId = ({ name, of }: { name: string; of?: string | undefined }): string =>
  of === undefined ? name : `${name}-${of}`;

function describedBy(id: string, hint: string | undefined, wrong: string | undefined): Html {
  const ids = [wrong !== undefined && `${id}-wrong`, hint !== undefined && `${id}-hint`].filter((one) => one !== false);
  return html`${wrong !== undefined && html` aria-invalid="true"`}${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}`;
}

function notes(id: string, hint: string | undefined, wrong: string | undefined): Html {
  return html`${wrong !== undefined && html`<p class="wrong" id="${id}-wrong">${wrong}</p>`}${
    hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`
  }`;
}

/** A value that a form carries unseen. */
export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** A form that is one button. `of` says for a screen reader which of several like it this is. */
export function button(spec: {
  action: string;
  text: string;
  of?: string;
  carry?: Record<string, string>;
  quiet?: boolean;
  small?: boolean;
}): Html {
  const carried = Object.entries(spec.carry ?? {}).map(([name, value]) => hidden(name, value));
  const look = [spec.quiet === true && 'quiet', spec.small === true && 'small'].filter((one) => one !== false);
  return html`<form method="post" action="${spec.action}">
    ${carried}<button
      type="submit"
      ${look.length > 0 && html` class="${look.join(' ')}"`}${spec.of !== undefined && html` aria-label="${spec.text} ${spec.of}"`}
    >
      ${spec.text}
    </button>
  </form>`;
}
