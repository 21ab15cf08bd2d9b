/** The database of what a person keeps. Apart, so that erasing it brings no library along. */
export const databaseName = 'buzima';

/** The database of the pages that are saved for days without network. */
export const savedDatabaseName = 'buzima-saved';
