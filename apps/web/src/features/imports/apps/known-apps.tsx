import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '../../../ui/disclosure.tsx'

/** How recipes get out of the apps that Potluck knows; any other file is tried as well. */
export function KnownApps() {
  const apps = useKnownApps()
  return (
    <section aria-labelledby="known-apps" className="mt-12 border-t border-line pt-8">
      <h2 id="known-apps" className="font-display text-xl font-semibold">
        <Trans>Coming from another app?</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        <Trans>
          Have it write a file, and drop that above as it is. Potluck tells by the content what it
          is; categories become collections, and what has no place here is listed.
        </Trans>
      </p>
      <div className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {apps.map(({ name, how }) => (
          <Disclosure
            key={name}
            summary={<span className="font-medium">{name}</span>}
            className="border-b border-line"
          >
            <p className="pb-4 text-ink-soft">{how}</p>
          </Disclosure>
        ))}
      </div>
      <p className="mt-5 max-w-measure text-ink-soft">
        <Trans>
          Read as well: web pages that you saved, schema.org JSON, RecipeMD, Cooklang, Markdown,
          Chowdown, Meal-Master, Gourmet and KRecipes files, and any CSV or JSON file, for which you
          say what its columns are.
        </Trans>
      </p>
    </section>
  )
}

/**
 * One sentence an app. Steps are those that the apps' own help and the documentation of Tandoor's
 * importer (docs.tandoor.dev, import and export) name; where they do not, the file is named.
 */
function useKnownApps(): { name: string; how: string }[] {
  const { t } = useLingui()
  return [
    {
      name: 'Paprika',
      how: t`Export all recipes in the Paprika format: the file ends in .paprikarecipes.`,
    },
    {
      name: 'Mealie',
      how: t`Create a backup in the settings and download its zip, or export recipes as JSON.`,
    },
    {
      name: 'Tandoor',
      how: t`Choose Export, then the format named Default, for all recipes: you get a zip.`,
    },
    {
      name: 'RecipeSage',
      how: t`Go to Settings, Export Recipe Data, and choose Export as JSON-LD.`,
    },
    {
      name: 'Nextcloud Cookbook',
      how: t`Open the folder of your recipes in Nextcloud Files, select all of them, and download: you get a zip.`,
    },
    {
      name: 'Copy Me That',
      how: t`Export your recipes: you get a zip with a page of all of them and a folder of pictures.`,
    },
    {
      name: 'Plan to Eat',
      how: t`Export your recipes as a CSV file.`,
    },
    {
      name: 'Recipe Keeper',
      how: t`Export your recipes as a zip in its settings; pictures are in it.`,
    },
    {
      name: 'Mela',
      how: t`Export the collection in the Mela format: the file ends in .melarecipes.`,
    },
    {
      name: 'Crouton',
      how: t`Export your recipes: .crumb files, or a zip of them.`,
    },
    {
      name: 'Cookmate',
      how: t`Make a backup: the file ends in .mcb and has the pictures too.`,
    },
    {
      name: 'My Recipe Box',
      how: t`Export your recipes as a CSV file.`,
    },
    {
      name: 'BigOven',
      how: t`Export your recipes as a CSV file.`,
    },
    {
      name: 'MasterCook',
      how: t`Export a cookbook as an .mxp or .mx2 file.`,
    },
    {
      name: 'Potluck',
      how: t`Under Settings, Account, ask for your data: the zip brings back all that you wrote, with the pantry, the week and the lists.`,
    },
  ]
}
