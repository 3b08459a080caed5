// Our lines in the frame of a live map. The frame has no origin; the surrounding page says what to
// show. Markers closer than a grid cell are merged into one with their number.
(() => {
  const { script } = document.documentElement.dataset;
  const site = new URL(location.href).origin;
  const gridPx = 60;
  const fewest = 2;
  const tell = (state) => parent.postMessage({ embed: 'map', state }, site);

  /** Groups of places, by grid cell at this zoom. */
  function groupsAt(points) {
    const groups = [];
    for (const point of points) {
      const near = groups
        .filter(({ x, y }) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)) <= gridPx)
        .sort((one, other) => distance(one, point) - distance(other, point))[0];
      if (near) near.places.push(point.place);
      else groups.push({ x: point.x, y: point.y, places: [point.place] });
    }
    return groups.flatMap((group) =>
      group.places.length < fewest ? group.places.map((place) => ({ places: [place] })) : group,
    );
  }

  const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

  function show({ center, zoom, places }) {
    const { maps } = window.google;
    const box = document.querySelector('main');
    const map = new maps.Map(box, {
      center,
      zoom,
      streetViewControl: false,
      clickableIcons: false,
    });
    let shown = [];
    function draw() {
      const projection = map.getProjection();
      if (!projection) return;
      const points = places.map((place) => {
        const { x, y } = projection.fromLatLngToPoint(new maps.LatLng(place.lat, place.lng));
        return { x: x * 2 ** map.getZoom(), y: y * 2 ** map.getZoom(), place };
      });
      for (const marker of shown) marker.setMap(null);
      shown = groupsAt(points).map((group) => mark(maps, map, group.places));
    }
    map.addListener('idle', draw);
    tell('ready');
  }

  function mark(maps, map, group) {
    const [first] = group;
    const middle = {
      lat: group.reduce((sum, { lat }) => sum + lat, 0) / group.length,
      lng: group.reduce((sum, { lng }) => sum + lng, 0) / group.length,
    };
    const title = group.map(({ name }) => name).join(', ');
    if (group.length === 1) return new maps.Marker({ map, position: first, title });
    const marker = new maps.Marker({ map, position: middle, title, label: String(group.length) });
    marker.addListener('click', () => {
      map.setCenter(middle);
      map.setZoom(map.getZoom() + 2);
    });
    return marker;
  }

  /** Once: the first sender is the page that opened this frame. */
  addEventListener('message', function hear({ source, data }) {
    if (source !== parent) return;
    removeEventListener('message', hear);
    window.showMap = () => show(data);
    load();
  });
  // Google calls this if a key is not valid for this site.
  window.gm_authFailure = () => tell('failed');
  function load() {
    const element = document.createElement('script');
    element.async = true;
    element.src = script;
    element.onerror = () => tell('failed');
    document.head.append(element);
  }
  tell('open');
})();
