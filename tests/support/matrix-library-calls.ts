import type { Api } from '../../contract/api.ts';
import { NOBODY, plain, type Row, unknownIds } from './matrix-row.ts';

const ofNoRun = () => ({
  call: () => ({ params: { importId: NOBODY } }),
  owner: 404,
  unknown: () => unknownIds.map((importId) => ({ params: { importId } })),
});

/** What administrators do with the library. */
export const libraryCalls = {
  'GET /api/admin/library': plain,
  'GET /api/admin/library/guides': plain,
  'PATCH /api/admin/library/guides': {
    call: (own) => ({ body: { ids: [own.guide.id], change: { state: 'TX' } } }),
    badBodies: [
      undefined,
      {},
      { ids: [], change: {} },
      { ids: ['nonsense'], change: {} },
      { ids: [NOBODY], change: { planYear: 1800 } },
      { ids: [NOBODY], change: { state: 'Texas' } },
      { ids: [NOBODY], change: { title: ' ' } },
      { ids: [NOBODY], change: { employees: 0 } },
    ],
  },
  'POST /api/admin/library/guides/remove': {
    call: () => ({ body: { ids: [NOBODY] } }),
    badBodies: [undefined, {}, { ids: [] }, { ids: ['nonsense'] }],
  },
  // Nobody has removed this guide: what is brought back is tried by the tests of the library.
  'POST /api/admin/library/guides/bring-back': {
    call: () => ({ body: { ids: [NOBODY] } }),
    owner: 404,
    badBodies: [undefined, {}, { ids: [] }, { ids: ['nonsense'] }],
  },
  'POST /api/admin/library/reindex': {
    call: (own) => ({ body: { ids: [own.guide.id] } }),
    badBodies: [undefined, { ids: [] }, { ids: ['nonsense'] }],
  },
  'POST /api/admin/library/reread': {
    call: () => ({ body: { ids: [NOBODY] } }),
    badBodies: [undefined, { ids: [] }, { ids: ['nonsense'] }],
  },
  'POST /api/admin/library/samples': {
    call: () => ({ body: { present: false } }),
    badBodies: [undefined, {}, { present: 'no' }],
  },
  'POST /api/admin/library/imports': {
    call: () => ({ body: { label: 'Matrix', total: 1 } }),
    badBodies: [undefined, {}, { label: '', total: 1 }, { label: 'x', total: 0 }, { label: 'x', total: 10_001 }],
  },
  // What is sent into a run as a file is tried by the tests of imports.
  'POST /api/admin/library/imports/{importId}/files': ofNoRun(),
  'POST /api/admin/library/imports/{importId}/addresses': {
    // An address of this machine: it is refused, and counted as a source that failed.
    call: (own) => ({ params: { importId: own.importId }, body: { url: 'http://127.0.0.1:9/guide.pdf' } }),
    unknown: ofNoRun().unknown,
    badBodies: [undefined, {}, { url: 'guide.pdf' }, { url: 'ftp://example.com/guide.pdf' }],
  },
  'POST /api/admin/library/imports/{importId}/end': ofNoRun(),
  'POST /api/admin/library/guides/{guideId}/edition': {
    call: () => ({ params: { guideId: NOBODY }, query: { name: 'guide.pdf' } }),
    owner: 404,
    unknown: () => unknownIds.map((guideId) => ({ params: { guideId }, query: { name: 'guide.pdf' } })),
  },
  'GET /api/admin/library/guides/{guideId}/facts': {
    call: (own) => ({ params: { guideId: own.guide.id } }),
    unknown: () => unknownIds.map((guideId) => ({ params: { guideId } })),
  },
  'PATCH /api/admin/library/facts/{factId}': {
    call: (own) => ({ params: { factId: own.factId }, body: { act: 'confirm' } }),
    badBodies: [undefined, {}, { act: 'forget' }, { act: 'correct', value: '7' }, { act: 'correct_words', words: ' ' }],
    unknown: () => ['0', '-1', '1.5', '999999999', 'x'].map((factId) => ({ params: { factId } })),
  },
  'GET /api/admin/library/missed': plain,
  'POST /api/admin/library/missed/{key}': {
    call: () => ({ params: { key: '0'.repeat(32) } }),
    unknown: () => [NOBODY, 'nonsense', '%00'].map((key) => ({ params: { key } })),
  },
} satisfies Partial<Record<keyof Api, Row>>;
