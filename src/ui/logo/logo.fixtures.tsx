import {Logo} from './logo'

export const logoFixtures = {
  default: <Logo label="Lamplight home" />,
}
