import {ArrowBendUpRightIcon} from '@phosphor-icons/react/dist/csr/ArrowBendUpRight'
import {ChartBarIcon} from '@phosphor-icons/react/dist/csr/ChartBar'
import {DoorIcon} from '@phosphor-icons/react/dist/csr/Door'
import {EnvelopeSimpleIcon} from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import {FirstAidIcon} from '@phosphor-icons/react/dist/csr/FirstAid'
import {FilePdfIcon} from '@phosphor-icons/react/dist/csr/FilePdf'
import {FileIcon} from '@phosphor-icons/react/dist/csr/File'
import {FilesIcon} from '@phosphor-icons/react/dist/csr/Files'
import {FolderSimpleIcon} from '@phosphor-icons/react/dist/csr/FolderSimple'
import {GearIcon} from '@phosphor-icons/react/dist/csr/Gear'
import {HandshakeIcon} from '@phosphor-icons/react/dist/csr/Handshake'
import {HouseIcon} from '@phosphor-icons/react/dist/csr/House'
import {ImageIcon} from '@phosphor-icons/react/dist/csr/Image'
import {ImagesIcon} from '@phosphor-icons/react/dist/csr/Images'
import {LayoutIcon} from '@phosphor-icons/react/dist/csr/Layout'
import {MapPinIcon} from '@phosphor-icons/react/dist/csr/MapPin'
import {MegaphoneIcon} from '@phosphor-icons/react/dist/csr/Megaphone'
import {QuestionIcon} from '@phosphor-icons/react/dist/csr/Question'
import {QuotesIcon} from '@phosphor-icons/react/dist/csr/Quotes'
import {StackIcon} from '@phosphor-icons/react/dist/csr/Stack'
import {TextboxIcon} from '@phosphor-icons/react/dist/csr/Textbox'
import {TrashIcon} from '@phosphor-icons/react/dist/csr/Trash'
import {UploadSimpleIcon} from '@phosphor-icons/react/dist/csr/UploadSimple'
import {UsersThreeIcon} from '@phosphor-icons/react/dist/csr/UsersThree'
import type {ComponentType} from 'react'
import type {
  DefaultDocumentNodeResolver,
  ListInput,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
  UserComponent,
} from 'sanity/structure'
import {homePageId, isClosedType} from '#shared/fixed-documents.ts'
import type {ClinicianKind} from '#shared/clinicians.ts'
import {formPages, linkPages} from '#shared/html-forms.ts'
import {outcomePages} from '#shared/outcome-pages.ts'
import type {CollectionType, SingletonType} from '#shared/documents.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {BinPane} from '#studio/bin/bin-pane.tsx'
import {EmailPreview} from './email-preview.tsx'
import {branchListId, pageBranches} from './page-branches.ts'
import {UploadPane} from '#studio/media/upload-pane.tsx'
import {openTasksItem} from '#studio/open-tasks/task-structure.ts'
import {clinicianOfKind} from './templates.ts'

/** Pages that forms and e-mails link to. Excludes `/contact`, which editors expect among the other pages. */
const technicalPaths: readonly string[] = [
  ...formPages.filter((path) => path !== '/contact'),
  ...outcomePages.map(({path}) => path),
  ...Object.values(linkPages),
]

/** Adds a preview to the views of an e-mail. */
export const documentNode: DefaultDocumentNodeResolver = (S, {schemaType}) =>
  schemaType === ('emailText' satisfies CollectionType)
    ? S.document().views([S.view.form(), S.view.component(EmailPreview).title('Preview')])
    : S.document()

/** Content lists in the order in which editors need them: pages, their content, the frame of the site, settings. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        // An intent opens the item with the id of its document.
        .id(homePageId)
        .title('Home page')
        .icon(HouseIcon)
        .child(S.document().schemaType('page').documentId(homePageId).title('Home page')),
      pageTree(S, context),
      pages(S, 'formPages', 'Pages of forms and e-mails', 'path.current in $technical', {
        technical: technicalPaths,
      }).icon(FolderSimpleIcon),
      collection(S, 'sharedSection', 'Shared sections', StackIcon),
      openTasksItem(S, context),
      S.divider(),
      collection(S, 'service', 'Services', DoorIcon),
      folder(S, {id: 'clinicians', title: 'Doctors and specialists', icon: UsersThreeIcon}, [
        clinicians(S, 'doctor', 'Doctors'),
        clinicians(S, 'specialist', 'Specialists'),
        S.divider(),
        S.documentTypeListItem('clinician').title('All'),
      ]),
      collection(S, 'faq', 'Questions and answers', QuestionIcon).child(
        list(S, 'faq', {id: 'faq', title: 'Questions and answers'}, ['category', 'place']),
      ),
      collection(S, 'testimonial', 'Quotes', QuotesIcon),
      collection(S, 'update', 'Updates', MegaphoneIcon),
      collection(S, 'claim', 'Figures and promises', ChartBarIcon),
      collection(S, 'promise', 'Promises', HandshakeIcon),
      collection(S, 'resource', 'Guides to download', FilePdfIcon),
      collection(S, 'area', 'Areas', MapPinIcon),
      collection(S, 'careCard', 'Places to go for help', FirstAidIcon),
      S.divider(),
      collection(S, 'formText', 'Words of forms', TextboxIcon),
      collection(S, 'emailText', 'Words of e-mails', EnvelopeSimpleIcon),
      S.divider(),
      folder(S, {id: 'frame', title: 'Frame of the site', icon: LayoutIcon}, [
        singleton(S, 'navigation', 'Navigation'),
        singleton(S, 'footer', 'Footer'),
        singleton(S, 'appPromotion', 'App promotion'),
        singleton(S, 'claimRegister', 'Words of the claims register'),
        singleton(S, 'coverageText', 'Area check'),
        singleton(S, 'notFound', 'Page not found'),
        singleton(S, 'profilePage', 'Profile of a clinician'),
        singleton(S, 'bookingPage', 'Booking, not open'),
        singleton(S, 'dataPolicy', 'Data policy'),
        singleton(S, 'consentText', 'Consent to analytics'),
      ]),
      singleton(S, 'siteSettings', 'Site settings', GearIcon),
      collection(S, 'redirect', 'Redirects', ArrowBendUpRightIcon),
      pane(S, {id: 'bin', title: 'Bin', icon: TrashIcon}, BinPane),
      folder(S, {id: 'media', title: 'Pictures and files', icon: ImagesIcon}, [
        pane(S, {id: 'upload', title: 'Upload', icon: UploadSimpleIcon}, UploadPane),
        assets(S, 'sanity.imageAsset', 'Pictures', ImageIcon),
        assets(S, 'sanity.fileAsset', 'Videos and files', FileIcon),
      ]),
    ])

/** Excludes pages of forms and e-mails, which have their own list. */
const ownPages = '!(path.current in $technical)'

/** All pages and the branches of their tree, fetched when the list is opened. */
function pageTree(S: StructureBuilder, {getClient}: StructureResolverContext) {
  const client = getClient({apiVersion: contentApiVersion}).withConfig({perspective: 'drafts'})
  const params = {technical: technicalPaths}
  return S.listItem({
    id: 'pages',
    title: 'Pages',
    icon: FilesIcon,
    child: async () => {
      const query = `*[_type == "page" && defined(path.current) && ${ownPages}].path.current`
      const branches = pageBranches(await client.fetch<string[]>(query, params))
      return S.list()
        .id('pages')
        .title('Pages')
        .items([
          pages(S, 'all', 'All pages', ownPages, params),
          S.divider(),
          ...branches.map((branch) =>
            pages(
              S,
              branchListId(branch),
              branch,
              `${ownPages} && (path.current == $branch || string::startsWith(path.current, $branch + "/"))`,
              {...params, branch},
            ).icon(FolderSimpleIcon),
          ),
        ])
    },
  })
}

function pages(
  S: StructureBuilder,
  id: string,
  title: string,
  filter: string,
  params: Record<string, unknown>,
) {
  return S.listItem({id, title}).child(
    list(S, 'page', {id, title}, ['path.current'])
      .apiVersion(contentApiVersion)
      .filter(`_type == "page" && ${filter}`)
      .params(params),
  )
}

function singleton(S: StructureBuilder, type: SingletonType, title: string, icon?: ComponentType) {
  const document = S.document().schemaType(type).documentId(type).title(title)
  return S.listItem({id: type, title, ...(icon && {icon})}).child(document)
}

function assets(S: StructureBuilder, type: string, title: string, icon: ComponentType) {
  const newest = {field: '_createdAt', direction: 'desc'} as const
  return S.listItem({id: type, title, icon}).child(
    S.documentTypeList(type)
      .id(type)
      .title(title)
      .defaultOrdering([newest])
      .initialValueTemplates([]),
  )
}

function clinicians(S: StructureBuilder, kind: ClinicianKind, title: string) {
  return S.listItem({id: kind, title}).child(
    list(S, 'clinician', {id: kind, title}, ['name'])
      .apiVersion(contentApiVersion)
      .filter('_type == "clinician" && kind == $kind')
      .params({kind})
      // Must come last: later calls restore the type's default templates.
      .initialValueTemplates([S.initialValueTemplateItem(clinicianOfKind.id, {kind})]),
  )
}

function collection(S: StructureBuilder, type: CollectionType, title: string, icon: ComponentType) {
  const listed = S.documentTypeListItem(type).title(title).icon(icon)
  return isClosedType(type)
    ? listed.child(S.documentTypeList(type).title(title).initialValueTemplates([]))
    : listed
}

/** Lists documents in the ascending order of some fields. */
function list(S: StructureBuilder, type: CollectionType, entry: Entry, order: readonly string[]) {
  return S.documentTypeList(type)
    .id(entry.id)
    .title(entry.title)
    .defaultOrdering(order.map((field) => ({field, direction: 'asc'})))
}

interface Entry {
  id: string
  title: string
  icon?: ComponentType
}

const folder = (S: StructureBuilder, entry: Entry, items: NonNullable<ListInput['items']>) =>
  S.listItem(entry).child(S.list({id: entry.id, title: entry.title, items}))

const pane = (S: StructureBuilder, entry: Entry, component: UserComponent) =>
  S.listItem(entry).child(S.component(component).id(entry.id).title(entry.title))
