/** Fixed path: forms on other pages submit to it. */
export const searchPage = '/search'
