import { beginImport, endImport, importAddress, importFile, replaceGuide } from '../../contract/admin-library.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import type { FileStore } from '../outside/files.ts';
import type { Extractor } from './extract/extractor.ts';
import { importIntoRun, importToFill } from './import-run.ts';
import { beginRun, endRun } from './keep-run.ts';
import { guideToReplace, replaceGuide as replace } from './replace-guide.ts';
import { fetchPage } from './web/fetch-page.ts';

interface UploadParts {
  db: Database;
  files: FileStore;
  extractor: Extractor;
  /** A model reads facts beside the rules. */
  factsModel: boolean;
}

/** What comes with the bytes of a file: bodies are left as they come. @throws Refusal `invalid_input` */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.byteLength > 0) return body;
  throw new Refusal('invalid_input', 'The file is empty.');
}

/** Imports that administrators begin, address by address; see {@link uploadRoutes} for files. */
export function importRoutes(mount: Mount, parts: UploadParts): void {
  const { db } = parts;
  mount(beginImport, { handle: ({ body, act }) => act((tx) => beginRun(tx, body)) });
  mount(importAddress, {
    find: ({ params }) => importToFill(db, params.importId),
    handle: ({ found, body, act }) => importIntoRun({ ...parts, fetchPage, act }, found, { url: body.url }),
  });
  mount(endImport, {
    find: ({ params }) => importToFill(db, params.importId),
    handle: ({ found, act }) => act((tx) => endRun(tx, found)),
  });
}

/** The calls whose body is a file. */
export function uploadRoutes(mount: Mount, parts: UploadParts): void {
  const { db } = parts;
  mount(importFile, {
    find: ({ params }) => importToFill(db, params.importId),
    handle: ({ found, query, request, act }) => {
      const source = { name: query.name, bytes: bytesOf(request.body) };
      return importIntoRun({ ...parts, fetchPage, act }, found, source);
    },
  });
  mount(replaceGuide, {
    find: ({ params }) => guideToReplace(db, params.guideId),
    handle: ({ found, query, request, act }) =>
      replace({ ...parts, act }, found.id, { ...query, bytes: bytesOf(request.body) }),
  });
}
