/** The source of a regular expression for what employers call themselves, without groups. */
export const EMPLOYER = String.raw`(?:company|employer|organi[sz]ation|firm|city|county|town|village|state|district|board of education|school|university|college|institute|hospital|health system|agency|church|foundation|association|union|bank|library|museum|co-?op(?:erative)?|department)`;
