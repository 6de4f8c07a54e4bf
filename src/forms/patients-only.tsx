import {usePathname} from 'next/navigation'
import {dialogLink} from '#content/render/dialog-link.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'
import {serviceOf} from '#forms/subjects.ts'
import {professionFormPath, professionsList} from '#shared/paths.ts'
import type {Profession} from '#shared/professions.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'

/** Tells professionals on the waitlist where to register: on the form of their page, or on one of the listed pages. */
export function PatientsOnly({copy}: {copy: CopyOfForms['waitlist']['messages']}) {
  const profession = professionOfPath(usePathname())
  const {patientsOnly, professionals} = copy
  return (
    <p data-patients-only="">
      <span>{patientsOnly}</span>{' '}
      <SiteLink {...(profession === null ? {href: professionsList} : formLink(profession))}>
        {professionals}
      </SiteLink>
    </p>
  )
}

const formLink = (profession: Profession) => ({
  ...dialogLink('providerInterest', profession),
  href: professionFormPath(profession),
})

/** Typed as nullable because the path is absent outside a page. */
function professionOfPath(path: string | null) {
  const [, root, name] = path?.split('/') ?? []
  return root === 'providers' ? serviceOf(name ?? null) : null
}
