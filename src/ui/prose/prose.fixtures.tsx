import {Prose} from './prose.styles.ts'

export const proseFixtures = {
  default: (
    <Prose>
      <h3>What we keep</h3>
      <p>
        We keep your name and your email address until visits open near you. You can{' '}
        <a href="#main">leave the list</a> at any time. <strong>Nothing else is kept.</strong>
      </p>
      <ul>
        <li>Your name, so that we can write to you.</li>
        <li>Your email address.</li>
      </ul>
      <ol>
        <li>Open the message.</li>
        <li>Press the link.</li>
      </ol>
      <blockquote>
        <p>Not for emergencies.</p>
      </blockquote>
    </Prose>
  ),
}
