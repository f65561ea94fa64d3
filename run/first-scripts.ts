import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

interface FirstModules {
  entry: ReadonlySet<string>;
  home: ReadonlySet<string>;
  signIn: ReadonlySet<string>;
}

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

/** What at least four other screens share: a request costs as much as a kilobyte of script. */
export const sharedScript = {
  name: (id: string, graph: Graph) => {
    const { entry, home, signIn } = firstModules(graph);
    return [entry, home, signIn].some((modules) => modules.has(id)) ? null : 'shared';
  },
  test: /\/web\/(?:ui|lib|features\/settings)\/(?!dialog|sheet|return-focus)/,
  includeDependenciesRecursively: false,
  minShareCount: 4,
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
  modules = { entry, home, signIn };
  return modules;
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
