const names: Record<string, string> = {
  individual: 'individual',
  family: 'family',
  employee: 'employee only',
  employee_spouse: 'employee and spouse',
  employee_children: 'employee and children',
  employee_family: 'employee and family',
};

/** A coverage level of a plan in words. */
export const tierName = (tier: string): string => names[tier] ?? tier;
