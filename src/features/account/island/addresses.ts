/** Where the account pages lead to, in the page's language. */
export interface AccountAddresses {
  login: string;
  forgotPassword: string;
  account: string;
  home: string;
}

/** A language that a member may choose, and where the member's page stands in it. */
export interface LanguageChoice {
  code: string;
  name: string;
  address: string;
}
