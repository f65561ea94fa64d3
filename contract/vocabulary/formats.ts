/** What people call the format of a guide, by the type of its file. */
export const formatNames = {
  pdf: ['pdf', 'pdfs', 'pdf file', 'pdf files', 'pdf document', 'pdf documents'],
  docx: ['docx', 'word document', 'word documents', 'word file', 'word files', 'word guide', 'word guides', 'word doc', 'word docs', 'microsoft word', 'ms word'],
  html: ['html', 'web page', 'web pages', 'webpage', 'webpages'],
} as const satisfies Record<string, readonly string[]>; // prettier-ignore
