import {Heading} from './heading.styles.ts'

export const headingFixtures = {
  sizes: (
    <>
      <Heading as="h3" $size="hero">
        Healthcare is at home
      </Heading>
      <Heading as="h3" $size="page">
        A GP in your own front room
      </Heading>
      <Heading as="h3">From worry to visit in three steps</Heading>
      <Heading as="h3" $size="small">
        A GP at your door, not at the end of a queue
      </Heading>
      <Heading as="h3" $size="item">
        Time for the whole story
      </Heading>
    </>
  ),
  longest: (
    <Heading as="h3">
      Everything you might want to ask before a general practitioner rings your doorbell
    </Heading>
  ),
}
