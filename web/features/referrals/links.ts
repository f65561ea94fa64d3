import type { SharePlatform, SocialContent } from '../../../contract/referrals.ts';

/** A person's own link to sign-up. `campaign` tells where it was shared, `direct` where it was copied. */
export function referralLink(userId: string, campaign: SharePlatform | 'direct'): string {
  const parameters = new URLSearchParams({
    utm_source: 'referral',
    utm_medium: 'social',
    utm_campaign: campaign,
    utm_content: userId,
  });
  return `${location.origin}/signup?${parameters.toString()}`;
}

/** The page of a platform on which a link is shared. Only Twitter takes words along. */
export function shareAddress(platform: SharePlatform, link: string, content: SocialContent | undefined): string {
  const words = content ? [content.description, content.callToAction].filter(Boolean).join(' ') : '';
  switch (platform) {
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link }).toString()}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link }).toString()}`;
    case 'twitter': {
      const hashtags = content?.hashtags.replaceAll('#', '').replaceAll(/\s+/g, '') ?? '';
      const parameters = { url: link, ...(words && { text: words }), ...(hashtags && { hashtags }) };
      return `https://twitter.com/intent/tweet?${new URLSearchParams(parameters).toString()}`;
    }
  }
}
