import {DeviceMobileIcon} from '@phosphor-icons/react/dist/ssr/DeviceMobile'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {EndingPanel} from '#content/render/ending-panel.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {buttonAttributes} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {checklistRole, checklistTick, ownAction} from '#ui/state-attributes.ts'
import {doorStateOf, isAnnounced} from '#shared/service-status.ts'
import {ChecklistParts, Roles, Sheet, Tools} from './checklist.styles.ts'
import {ChecklistTools} from './lazy-checklist-tools.client.tsx'

type Section = SectionProps<'checklist'>['section']
type Role = NonNullable<Section['roles']>[number]

/** Checklist of what a professional should have ready. Roles and boxes work without JavaScript. */
export function ChecklistSection({section}: {section: Section}) {
  const {heading, lead, privacyNote, countOf, countLabel, printLabel, clearLabel} = section
  const {afterHeading, afterText, secondary} = section
  const roles = definedItems(section.roles)
  return (
    <ChecklistParts data-checklist="" id={section.anchor} {...ownAction.of('')}>
      <Wrap>
        <Columns $share="5-7">
          <div>
            <SectionHead>
              <PageTrail headline={heading} section={section} />
              <h1>{heading}</h1>
              {lead ? <Lead>{lead}</Lead> : null}
              <RoleChoice prefix={section._key} roles={roles} section={section} />
            </SectionHead>
            <Tools>
              <ChecklistTools
                buttonAttributes={buttonAttributes({$variant: 'outline'})}
                copy={{countOf, countLabel, printLabel, clearLabel}}
                total={definedItems(roles[0]?.groups).flatMap(({items}) => items).length}
              />
              <p data-privacy="">
                <Icon of={DeviceMobileIcon} /> <span>{privacyNote}</span>
              </p>
            </Tools>
          </div>
          <Sheet $ground="sunk" $inset as="div">
            {roles.map((role) => (
              <RoleList key={role._key} role={role} />
            ))}
          </Sheet>
        </Columns>
      </Wrap>
      <EndingPanel heading={afterHeading} secondary={secondary} text={afterText}>
        {roles.map(({_key, service, action}) => (
          <span key={_key} {...checklistRole.of(service.key)}>
            <ContentButton $variant="lamp" link={action} />
          </span>
        ))}
      </EndingPanel>
    </ChecklistParts>
  )
}

interface RoleChoiceProps {
  section: Section
  roles: readonly Role[]
  prefix: string
}

/** One door per role, lit when its service is open. */
function RoleChoice({section, roles, prefix}: RoleChoiceProps) {
  return (
    <Roles>
      <legend>{section.rolesLabel}</legend>
      <div>
        {roles.map(({_key, name, service}, index) => (
          <label key={_key}>
            <input
              defaultChecked={index === 0}
              name={`${prefix}-role`}
              type="radio"
              value={service.key}
            />
            <MiniDoor door={service.key} state={doorStateOf(service.status)} />
            <span>
              {name}
              {isAnnounced(service.status) ? null : <small>{service.statusLabel}</small>}
            </span>
          </label>
        ))}
      </div>
    </Roles>
  )
}

function RoleList({role}: {role: Role}) {
  return (
    <div {...checklistRole.of(role.service.key)}>
      <h2>{role.name}</h2>
      {definedItems(role.groups).map((group) => (
        <div key={group._key}>
          <h3>{group.heading}</h3>
          <ul>
            {definedItems(group.items).map(({_key, title, hint}) => (
              <li key={_key}>
                <label>
                  <input
                    type="checkbox"
                    {...checklistTick.of(`${role.service.key}/${group._key}/${_key}`)}
                  />
                  <TickWindow />
                  <span>
                    <b>{title}</b>
                    {hint ? <span>{hint}</span> : null}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Arched window that a tick lights. Its check mark shows the same without colour and in print. */
function TickWindow() {
  return (
    <svg aria-hidden="true" data-window="" height="48" viewBox="0 0 44 48" width="44">
      <path d="M3 46V21a19 19 0 0 1 38 0v25Z" data-glass="" />
      <path d="M3 23h38M22 2.5V46M22 23 8.6 8.8M22 23 35.4 8.8" data-bars="" />
      <path d="m12 27 7.5 8L33 18" data-mark="" />
    </svg>
  )
}
