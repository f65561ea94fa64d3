/** What the provider's pages say about a pack: first how many credits it brings. */
export const packDescription = ({ credits, description }: { credits: number; description: string }): string =>
  `${credits} credits. ${description}`;
