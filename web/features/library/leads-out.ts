/** Whether an address of a guide may be offered to its reader: the web or mail, and nothing that runs. */
export function leadsOut(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && ['http:', 'https:', 'mailto:'].includes(url.protocol);
}
