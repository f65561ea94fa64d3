// Installing and building, each only when something changed since it was last done. Plain JavaScript without any
// dependency: it runs before there are any.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority, constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = ['contract', 'server', 'embedded', 'sample', 'run', 'web', 'maximus'];
const CONFIGS = ['package-lock.json', 'vite.config.ts', 'tsconfig.base.json', 'tsconfig.web.json'];

/** Ends with one line for the person who started the program. */
export function sayAndStop(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Runs a program; its output is shown only when it fails. In the background it takes what others leave of the processor. */
export function run(command, args, { show = false, env = process.env, background = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (background) yieldToOthers(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...args].join(' ')} failed (${code ?? signal}).\n${output.slice(-4000)}`));
    });
  });
}

/** Before the program starts others: those inherit it. */
function yieldToOthers(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It did not start, or the system keeps no priorities: then it runs like the others.
  }
}

/** Does `work`, saying so first and how long it took when it took over two seconds. */
export async function step(label, work) {
  const began = Date.now();
  process.stdout.write(`${label}…\n`);
  const result = await work();
  const seconds = (Date.now() - began) / 1000;
  if (seconds > 2) process.stdout.write(`  ${label.toLowerCase()}: done in ${seconds.toFixed(0)} s\n`);
  return result;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Benesight needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}

/** Installs the dependencies of the lock file when it changed, and builds when a source changed. */
export async function prepare({ build }) {
  checkNode();
  const lock = fingerprint([join(root, 'package-lock.json'), join(root, 'package.json')], true);
  const installed = join(root, 'node_modules', '.benesight-lock');
  if (readStamp(installed) !== lock) {
    await step('Installing packages', () => run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']));
    writeFileSync(installed, lock);
  }
  if (!build) return;
  const sources = fingerprint(
    [...SOURCES.flatMap((folder) => filesBelow(join(root, folder))), ...CONFIGS.map((name) => join(root, name))],
    false,
  );
  const built = join(root, 'dist', '.benesight-sources');
  if (readStamp(built) === sources) return;
  await step('Building', () => run(process.execPath, [join(root, 'run', 'build.mjs')]));
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(built, sources);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** A hash of what the files hold, or, where that would take long, of their names, sizes and times. */
function fingerprint(files, byContent) {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => existsSync(name)).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${byContent ? readFileSync(file, 'utf8') : `${size} ${mtimeMs}`}\0`);
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
