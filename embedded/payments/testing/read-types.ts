import ts from 'typescript';

/** As much of JSON Schema as the types of the SDK need. */
export interface Schema {
  type?: 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';
  enum?: readonly unknown[];
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  anyOf?: readonly Schema[];
  not?: Schema;
  $ref?: string;
}

export interface WireSchemas {
  /** By the name in the `object` field. */
  kinds: readonly string[];
  /** One for each kind of object, and those that they refer to. */
  definitions: Record<string, Schema>;
  /** Of every type of event, what kind of object it tells about. */
  events: Record<string, string>;
}

/**
 * Reads the types of `Checked` as JSON Schema, stricter than the types are: no field that they do not name, no value of an
 * enumeration that they do not list, and whole objects in the place of an id only of the kinds in `Checked`.
 */
export function readTypes(file: string): WireSchemas {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const checked = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === 'Checked');
  if (checked === undefined) throw new Error(`${file} has no type Checked`);
  return new Reader(checker).read(checker.getDeclaredTypeOfSymbol(checked));
}

class Reader {
  readonly #checker: ts.TypeChecker;
  readonly #definitions: Record<string, Schema> = {};
  readonly #names = new Map<ts.Type, string>();
  readonly #kinds = new Set<string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  read(checked: ts.Type): WireSchemas {
    const roots = checked.getProperties().map((property) => ({
      kind: property.name,
      type: this.#checker.getTypeOfSymbol(property),
    }));
    for (const { kind } of roots) this.#kinds.add(kind);
    for (const { kind, type } of roots) if (kind !== 'event') this.#names.set(type, kind);
    let events: Record<string, string> = {};
    for (const { kind, type } of roots) {
      if (kind === 'event') events = this.#readEvents(type);
      else this.#define(kind, type);
    }
    return { kinds: [...this.#kinds], definitions: this.#definitions, events };
  }

  /** An event is one of hundreds of types that differ in what they tell about; that is checked as an object of its own. */
  #readEvents(type: ts.Type): Record<string, string> {
    const members = type.isUnion() ? type.types : [type];
    const [first] = members;
    if (first === undefined) throw new Error('there is no type of an event');
    const events: Record<string, string> = {};
    for (const member of members) {
      const name = literalOf(this.#typeOf(member, 'type'));
      const told = this.#typeOf(member, 'data', 'object');
      const kinds = (told?.isUnion() ? told.types : [told]).map((one) => one && literalOf(this.#typeOf(one, 'object')));
      const kind = kinds.find((one) => one !== undefined);
      if (name !== undefined && kind !== undefined) events[name] = kind;
    }
    const { properties = {}, ...rest } = this.#objectSchema(first, ['data', 'type']);
    const data: Schema = {
      type: 'object',
      properties: { object: { type: 'object' }, previous_attributes: { type: 'object' } },
      required: ['object'],
      additionalProperties: false,
    };
    this.#definitions['event'] = {
      ...rest,
      properties: { ...properties, data, type: { enum: Object.keys(events) } },
      required: [...(rest.required ?? []), 'data', 'type'],
    };
    return events;
  }

  #typeOf(type: ts.Type | undefined, ...path: readonly string[]): ts.Type | undefined {
    let here = type;
    for (const name of path) {
      const property = here?.getProperty(name);
      here = property && this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(property));
    }
    return here;
  }

  #define(name: string, type: ts.Type): void {
    this.#names.set(type, name);
    // Named before it is read: types refer to themselves.
    this.#definitions[name] = {};
    this.#definitions[name] = this.#objectSchema(type);
  }

  #schema(type: ts.Type): Schema {
    const { flags } = type;
    if (type.isUnion()) return this.#unionSchema(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    if (flags & ts.TypeFlags.BooleanLiteral) return { enum: [this.#checker.typeToString(type) === 'true'] };
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & ts.TypeFlags.String || isOpen(type)) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return { not: {} };
    if (type.aliasSymbol?.name === 'Decimal' || type.symbol?.name === 'Decimal') {
      return { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` };
    }
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', ...(item === undefined ? {} : { items: this.#schema(item) }) };
    }
    if (flags & ts.TypeFlags.Object) return this.#reference(type);
    throw new Error(`a type that is not understood: ${this.#checker.typeToString(type)}`);
  }

  /** Types repeat a lot: each is defined once. */
  #reference(type: ts.Type): Schema {
    const known = this.#names.get(type);
    if (known !== undefined) return { $ref: `#/definitions/${known}` };
    const name = `${type.symbol?.name ?? 'type'}-${this.#names.size}`;
    this.#define(name, type);
    return { $ref: `#/definitions/${name}` };
  }

  #unionSchema(types: readonly ts.Type[]): Schema {
    const present = types.filter(
      (type) => !(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) && !this.#isForeign(type),
    );
    const texts = present.filter((type) => type.isStringLiteral());
    const truths = present.filter((type) => type.flags & ts.TypeFlags.BooleanLiteral);
    // The SDK leaves its enumerations open for what Stripe may add; the sandbox keeps to what is listed.
    const rest = present.filter(
      (type) =>
        !type.isStringLiteral() &&
        !(texts.length > 0 && isOpen(type)) &&
        !(truths.length === 2 && truths.includes(type)),
    );
    const schemas = rest.map((type) => this.#schema(type));
    if (texts.length > 0) schemas.push({ enum: texts.map((type) => type.value) });
    if (truths.length === 2) schemas.push({ type: 'boolean' });
    if (schemas.length === 0) return { not: {} };
    const [only] = schemas;
    return schemas.length === 1 && only !== undefined ? only : { anyOf: schemas };
  }

  /** An object of a kind that the sandbox does not have: there, only its id may stand. */
  #isForeign(type: ts.Type): boolean {
    const kind = literalOf(this.#typeOf(type, 'object'));
    return kind !== undefined && kind !== 'list' && !this.#kinds.has(kind);
  }

  #objectSchema(type: ts.Type, without: readonly string[] = []): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of type.getProperties()) {
      if (without.includes(property.name)) continue;
      const given = this.#checker.getTypeOfSymbol(property);
      if (given.getCallSignatures().length > 0) continue;
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const schema = this.#schema(given);
      // `deleted?: void` says that the field is not there.
      if (isOptional && schema.not !== undefined) continue;
      properties[property.name] = schema;
      if (!isOptional) required.push(property.name);
    }
    const index = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: index === undefined ? false : this.#schema(index.type),
    };
  }
}

function literalOf(type: ts.Type | undefined): string | undefined {
  return type?.isStringLiteral() === true ? type.value : undefined;
}

/** `string & {}`: any further text. */
function isOpen(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((one) => (one.flags & ts.TypeFlags.String) !== 0);
}
