import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {Flyout, FlyoutCopy} from './flyout.tsx'
import {FlyoutBar, FlyoutSpecimen} from './flyout.styles.ts'

const links = (
  <>
    <ul>
      <li>
        <a href="#main">
          <FlyoutCopy
            mark={<MiniDoor door="gp" state="lit" />}
            label="GP at home"
            text="See a doctor in your own front room, the same day if you need to."
          />
        </a>
      </li>
      <li>
        <a href="#main">
          <FlyoutCopy
            mark={<MiniDoor door="nurse" state="dark" />}
            label="Nurse at home"
            badge="Coming Soon"
            text="Wound care, blood tests, injections and checks, without the journey."
          />
        </a>
      </li>
    </ul>
    <ul data-flyout-foot="">
      <li>
        <a href="#main">Pricing</a>
      </li>
      <li>
        <a href="#main">Coverage map</a>
      </li>
    </ul>
  </>
)

export const flyoutFixtures = {
  panel: (
    <FlyoutSpecimen>
      <div data-flyout-panel="">{links}</div>
    </FlyoutSpecimen>
  ),
  live: (
    <FlyoutBar>
      <ul>
        <li>
          <Flyout title="For Patients" group="flyouts">
            {links}
          </Flyout>
        </li>
        <li>
          <Flyout title="For Providers" group="flyouts">
            {links}
          </Flyout>
        </li>
        <li>
          <a href="#main">About</a>
        </li>
      </ul>
    </FlyoutBar>
  ),
}
