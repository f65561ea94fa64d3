/** What is read again after the library has changed. */
export const libraryCalls = [
  'GET /api/admin/library',
  'GET /api/admin/library/guides',
  'GET /api/admin/library/guides/{guideId}/facts',
] as const;
