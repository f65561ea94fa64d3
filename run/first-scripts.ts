import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

interface FirstModules {
  entry: ReadonlySet<string>;
  home: ReadonlySet<string>;
  signIn: ReadonlySet<string>;
  shared: ReadonlySet<string>;
}

/** Characters of a small part, before it is minified. */
const SMALL = 6_000;

const web = `${dirname(dirname(fileURLToPath(import.meta.url)))}/web/`;

/**
 * How the first scripts are cut. What a signed-in person sees first, the frame around every screen and the dashboard, is one
 * script, `home`, and the page names it: its first script (web/public/first.js) then asks for it beside the entry, not after
 * it. As a dozen small scripts it cost a phone several round trips. What the entry needs is two scripts of about one size, so
 * that they come side by side.
 */
export const firstScripts = {
  name: (id: string, graph: Graph) => {
    const { entry, home, signIn } = firstModules(graph);
    if (home.has(id)) return 'home';
    if (signIn.has(id)) return 'sign-in';
    if (!entry.has(id) || id.endsWith('/web/main.tsx')) return null;
    return /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) ? 'react' : 'base';
  },
  includeDependenciesRecursively: false,
  priority: 2,
};

/**
 * Small parts that several screens need are one script, `shared`: as a script each they cost a phone a round trip for a few
 * hundred bytes. A part that needs more than the first scripts and other such parts stays by itself.
 */
export const sharedScript = {
  name: (id: string, graph: Graph) => (firstModules(graph).shared.has(id) ? 'shared' : null),
  includeDependenciesRecursively: false,
  priority: 1,
};

let modules: FirstModules | null = null;

function firstModules(graph: Graph): FirstModules {
  if (modules !== null) return modules;
  const entry = imported([`${web}main.tsx`], graph);
  const home = imported([`${web}screens/shell/shell.tsx`, `${web}screens/dashboard.tsx`], graph);
  const signIn = imported([`${web}screens/sign-in.tsx`], graph);
  // What both need comes with the entry: a visitor fetches nothing of `home`.
  for (const id of home) if (signIn.has(id)) entry.add(id);
  for (const id of entry) {
    home.delete(id);
    signIn.delete(id);
  }
  const shared = sharedParts(screensOf(entry, graph), new Set([...entry, ...home]), graph);
  for (const id of signIn) shared.delete(id);
  modules = { entry, home, signIn, shared };
  return modules;
}

/** What the entry fetches when it is needed: the screens. */
function screensOf(entry: ReadonlySet<string>, graph: Graph): string[] {
  return [...entry].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** Our own small modules that at least two screens import, and that import nothing but each other and what is there first. */
function sharedParts(screens: readonly string[], first: ReadonlySet<string>, graph: Graph): Set<string> {
  const count = new Map<string, number>();
  for (const screen of screens) for (const id of imported([screen], graph)) count.set(id, (count.get(id) ?? 0) + 1);
  const isSmall = (id: string) =>
    !id.includes('/node_modules/') && (graph.getModuleInfo(id)?.code?.length ?? SMALL) < SMALL;
  const parts = new Set(
    [...count].flatMap(([id, screensWithIt]) => (screensWithIt > 1 && !first.has(id) && isSmall(id) ? [id] : [])),
  );
  for (let before = -1; before !== parts.size;) {
    before = parts.size;
    for (const id of parts) {
      const needs = graph.getModuleInfo(id)?.importedIds ?? [];
      if (!needs.every((need) => first.has(need) || parts.has(need))) parts.delete(id);
    }
  }
  return parts;
}

/** The modules themselves and all that they import statically. */
function imported(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    imported([...(graph.getModuleInfo(id)?.importedIds ?? [])], graph, found);
  }
  return found;
}

/**
 * Names in the page what each screen needs beside the entry, by the screen's file, which has the words of its address:
 * `billing-history` for /billing/history, `dashboard` for /. Without it a phone learns them one after the other.
 */
export function nameFirstScripts(): Plugin {
  return {
    name: 'name-first-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const withImports = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
          if (found.has(chunk.fileName)) return found;
          found.add(chunk.fileName);
          for (const file of chunk.imports) {
            const next = byFile.get(file);
            if (next !== undefined) withImports(next, found);
          }
          return found;
        };
        const entry = chunks.find(({ isEntry }) => isEntry);
        const home = chunks.find(({ name }) => name === 'home');
        if (entry === undefined || home === undefined) throw new Error('The build has no entry or no home script.');
        const known = withImports(entry);
        const screens = chunks.flatMap((chunk): [string, string[]][] => {
          const [, name] = /\/web\/screens\/([\w-]+)\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? [];
          const files = [...withImports(chunk).add(home.fileName)].filter((file) => !known.has(file));
          return name === undefined ? [] : [[name, files.map((file) => `/${file}`)]];
        });
        const content = JSON.stringify(Object.fromEntries([['dashboard', [`/${home.fileName}`]], ...screens]));
        return [{ tag: 'meta', attrs: { name: 'first-scripts', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}
