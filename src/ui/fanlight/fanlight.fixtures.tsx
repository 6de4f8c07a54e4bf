import {Fanlight} from './fanlight.tsx'

export const fanlightFixtures = {
  lit: () => <Fanlight isLit />,
  dark: () => <Fanlight isLit={false} />,
}
