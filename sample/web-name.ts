/** The first words of a name as the address of a website that leads nowhere: "Stonemill Dental Plans" is stonemilldental.example. */
export const hostOf = (name: string): string =>
  `${name
    .toLowerCase()
    .split(/[^a-z]+/)
    .slice(0, 2)
    .join('')}.example`;
