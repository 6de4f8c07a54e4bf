import {SearchField} from './search-field.tsx'

export const searchFieldFixtures = {
  full: (prefix: string) => (
    <SearchField
      action="/search"
      button="Search"
      id={`${prefix}-search`}
      label={`Search this site (${prefix})`}
    />
  ),
}
