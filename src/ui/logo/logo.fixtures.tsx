import {Logo} from './logo.tsx'

export const logoFixtures = {
  default: <Logo label="Lamplight home" />,
}
