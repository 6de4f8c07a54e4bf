import {NotFoundView} from './not-found.tsx'

const page = {
  _id: 'notFound' as const,
  _type: 'notFound' as const,
  seoTitle: '404 | Page Not Found',
  seoDescription: 'This page could not be found.',
  heading: '404 – Page Not Found',
  text: 'We can’t seem to find the page you’re looking for.',
  linkLabel: 'Back to Home',
  searchLabel: 'Search this site',
  searchButton: 'Search',
  footerNote: '© 2026 – All rights reserved',
  picture: null,
}

const settings = {emergencyStrip: 'Emergency? Call 999.'}

const navigation = {logoLabel: 'Lamplight home'}

export const notFoundFixtures = {
  default: <NotFoundView navigation={navigation} page={page} settings={settings} />,
  withPicture: (
    <NotFoundView
      navigation={navigation}
      settings={settings}
      page={{
        ...page,
        picture: {
          alt: 'A photograph of a closed door',
          decorative: false,
          image: {
            asset: {_type: 'reference' as const, _ref: 'image-abc123-800x600-jpg'},
            crop: null,
            hotspot: null,
            width: 800,
            height: 600,
            extension: 'jpg',
          },
          dark: null,
        },
      }}
    />
  ),
}
