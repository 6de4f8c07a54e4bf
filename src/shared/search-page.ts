/** Where visitors search. Forms on other pages lead here, so it stays where it is. */
export const searchPage = '/search'
