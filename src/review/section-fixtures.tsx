import type {FixtureGroup} from './fixture-group'

/** The sections in the states they are looked at in; the same form as the primitives' list. */
export const sectionFixtures: readonly FixtureGroup[] = []
