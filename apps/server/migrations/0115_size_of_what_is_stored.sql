-- The size of a picture was what was uploaded; it is what can be had: that of its largest step.
update images set width = largest.width,
  height = greatest(1, round(images.height::numeric * largest.width / images.width))
from (select hash, (select max(step) from unnest(widths) step) as width from images) largest
where largest.hash = images.hash and largest.width < images.width;
