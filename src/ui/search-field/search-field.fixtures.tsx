import {SearchField} from './search-field.tsx'

export const searchFieldFixtures = {
  full: <SearchField action="/search" button="Search" label="Search this site" />,
}
