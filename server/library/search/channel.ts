/** The PostgreSQL channel that says the library changed. A notice carries nothing: the change is in `library_change`. */
export const LIBRARY_CHANNEL = 'library_change';
