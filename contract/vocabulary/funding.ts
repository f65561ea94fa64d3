/** How plans are paid for, as the metric `medical.funding` has it. */
export const fundingNames: Readonly<Record<string, readonly string[]>> = {
  'self-funded': ['self - funded', 'self - insured', 'self funded', 'self insured', 'self - funding', 'aso'],
  'level-funded': ['level - funded', 'level funded', 'level - funding'],
  'fully insured': ['fully insured', 'fully - insured'],
};
