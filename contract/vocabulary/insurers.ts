/** A line of cover that a carrier insures. */
export const insuredLines = ['medical', 'dental', 'vision'] as const;
export type InsuredLine = (typeof insuredLines)[number];

/** Insurers and administrators of group plans by what they cover; many cover more than one line. */
export const insurers: Readonly<Record<InsuredLine, readonly string[]>> = {
  medical: [
    'aetna', 'cigna', 'cigna healthcare', 'united healthcare', 'unitedhealthcare', 'uhc', 'umr', 'humana', 'kaiser', 'kaiser permanente',
    'anthem', 'anthem blue cross', 'anthem blue cross blue shield', 'anthem blue cross and blue shield', 'blue cross blue shield',
    'blue cross and blue shield', 'blue cross / blue shield', 'bluecross blueshield', 'blue cross', 'blue shield', 'bluecross', 'blueshield', 'bcbs', 'bcbstx', 'bcbsil', 'bcbsnc', 'bcbsma',
    'empire blue cross', 'horizon blue cross blue shield', 'florida blue', 'highmark', 'premera', 'premera blue cross', 'regence', 'regence blueshield', 'carefirst', 'excellus', 'wellmark',
    'independence blue cross', 'healthpartners', 'medica', 'priority health', 'harvard pilgrim', 'tufts health plan', 'tufts', 'point32health', 'health net', 'sharp health plan', 'geisinger',
    'upmc', 'upmc health plan', 'meritain', 'meritain health', 'surest', 'oscar', 'curative', 'sana', 'quartz', 'dean health', 'selecthealth', 'moda', 'providence health plan',
    'trustmark', 'mvp', 'cdphp', 'emblemhealth', 'oxford', 'hmsa', 'web tpa', 'allied benefit systems', 'luminare', 'centivo', 'gravie', 'angle health',
  ],
  dental: [
    'delta dental', 'metlife', 'met life', 'guardian', 'cigna', 'aetna', 'principal', 'united concordia', 'ameritas', 'sun life', 'lincoln financial', 'beam', 'beam dental', 'humana', 'united healthcare',
    'unitedhealthcare', 'anthem', 'unum', 'mutual of omaha', 'the standard', 'reliance standard', 'renaissance', 'dentaquest', 'willamette dental', 'hartford', 'blue cross blue shield', 'blue cross', 'moda', 'dentegra',
  ],
  vision: [
    'vsp', 'vsp vision care', 'vision service plan', 'eyemed', 'davis vision', 'superior vision', 'spectera', 'metlife', 'met life', 'guardian', 'cigna', 'aetna', 'principal', 'ameritas', 'sun life', 'humana', 'united healthcare',
    'unitedhealthcare', 'anthem', 'avesis', 'nva', 'national vision administrators', 'unum', 'beam', 'the standard', 'community eye care', 'heritage vision', 'blue view vision', 'equitable', 'vision benefits of america',
  ],
}; // prettier-ignore
