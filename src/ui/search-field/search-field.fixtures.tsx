import {SearchField} from './search-field.tsx'

export const searchFieldFixtures = {
  full: <SearchField action="/search" button="Search" id="search" label="Search this site" />,
}
